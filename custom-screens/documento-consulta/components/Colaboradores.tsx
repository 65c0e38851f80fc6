import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { UserRound } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { colaboracaoApi } from '#schemas/api/colaboracao.ts';
import type { Documento, Pessoa } from '#schemas/generated.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useColaboradores } from '../use-colaboradores.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import styles from '#src/conteudo/acesso/QuemVe.module.css';

interface ColaboradoresProps {
  readonly documento: Documento;
  readonly onClose: () => void;
}

/** Who of other units helps to write the draft: who holds it calls people and takes them off. */
export const Colaboradores = ({ documento, onClose }: ColaboradoresProps) => {
  const text = useText();
  const titleId = useId();
  const { colaboradores = [] } = documento;
  const acts = useColaboradores(documento.id);
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {text('colaboracao.tituloDe', { documento: documentName(documento) })}
      </DialogTitle>
      <DialogContent>
        <p className="sub">{text('colaboracao.texto')}</p>
        {colaboradores.length === 0 ? (
          <p className={styles.alone}>{text('colaboracao.ninguem')}</p>
        ) : (
          <ul className={styles.reasons} aria-label={text('colaboracao.lista')}>
            {colaboradores.map(({ id, nome, unidade, desde }) => (
              <li key={id}>
                <UserRound size={16} aria-hidden="true" />
                <span className="grow">
                  <b>{nome}</b>
                  <span className="sm sub">
                    {text('colaboracao.linha', { unidade, dia: formatDay(desde) })}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={text('colaboracao.retirarDe', { nome })}
                  loading={acts.busy === id}
                  onClick={() => acts.retirar(id, nome)}
                >
                  {text('colaboracao.retirar')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Incluir id={documento.id} onInclude={acts.incluir} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('colaboracao.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface IncluirProps {
  readonly id: number;
  readonly onInclude: (pessoa: Pessoa) => Promise<void>;
}

/** Chooses a person; a refusal stands under the field. */
const Incluir = ({ id, onInclude }: IncluirProps) => {
  const text = useText();
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const { busy, error, refuse, run } = useRefusable(() => setPessoa(undefined));
  const include = (event: FormEvent): void => {
    event.preventDefault();
    if (pessoa) void run(() => onInclude(pessoa));
    else refuse(text('colaboracao.escolha'));
  };
  return (
    <form className={styles.give} onSubmit={include} noValidate>
      <PickField<Pessoa>
        id={fieldId}
        label={text('colaboracao.pessoa')}
        source={`colaborador/${id}`}
        search={async (q, signal) =>
          (
            await call(
              colaboracaoApi.possiveis,
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
          refuse(undefined);
        }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {text('colaboracao.incluir')}
      </Button>
    </form>
  );
};
