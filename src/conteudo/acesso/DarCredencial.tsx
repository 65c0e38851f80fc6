import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { acessoApi } from '#schemas/api/acesso.ts';
import type { Pessoa } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PickField } from '../PickField.tsx';
import styles from './QuemVe.module.css';

interface DarCredencialProps {
  readonly id: number;
  readonly onGive: (pessoa: Pessoa) => Promise<void>;
}

/** Chooses a person and gives the credential; a refusal stands under the field. */
export const DarCredencial = ({ id, onGive }: DarCredencialProps) => {
  const text = useText();
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const give = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!pessoa) return setError(text('consulta.quemVe.escolha'));
    setBusy(true);
    try {
      await onGive(pessoa);
      setPessoa(undefined);
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.give} onSubmit={(event) => void give(event)} noValidate>
      <PickField<Pessoa>
        id={fieldId}
        label={text('consulta.quemVe.pessoa')}
        source={`credencial/${id}`}
        search={async (q, signal) =>
          (
            await call(
              acessoApi.credenciaisPossiveis,
              { params: { id }, query: { q, pageSize: 20 } },
              { signal, quiet: true },
            )
          ).itens
        }
        value={pessoa ? [pessoa] : []}
        keyOf={(option) => String(option.id)}
        nameOf={({ nome }) => nome}
        detailOf={({ cargo, unidade }) => [cargo, unidade].filter(Boolean).join(' · ')}
        {...(error === undefined ? {} : { error })}
        onChange={([chosen]) => {
          setPessoa(chosen);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {text('consulta.quemVe.dar')}
      </Button>
    </form>
  );
};
