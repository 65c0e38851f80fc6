import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { useRefusable } from '../atos/use-refusable.ts';
import { PickField } from '../PickField.tsx';
import styles from './QuemVe.module.css';

interface EscolherPessoaProps {
  /** What is asked for, what the button does, and what is said when nobody was chosen. */
  readonly texts: { readonly label: string; readonly button: string; readonly nobody: string };
  /** Names the search among the others that the screen keeps. */
  readonly source: string;
  readonly search: (q: string, signal: AbortSignal) => Promise<Pessoa[]>;
  readonly onChoose: (pessoa: Pessoa) => Promise<void>;
}

/** Chooses a person for what is shared by name; a refusal stands under the field. */
export const EscolherPessoa = ({ texts, source, search, onChoose }: EscolherPessoaProps) => {
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const { busy, error, refuse, run } = useRefusable(() => setPessoa(undefined));
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    if (pessoa) void run(() => onChoose(pessoa));
    else refuse(texts.nobody);
  };
  return (
    <form className={styles.give} onSubmit={choose} noValidate>
      <PickField<Pessoa>
        id={fieldId}
        label={texts.label}
        source={source}
        search={search}
        value={pessoa ? [pessoa] : []}
        keyOf={(option) => String(option.id)}
        nameOf={({ nome }) => nome}
        detailOf={({ cargo, unidade }) => [cargo, unidade].filter(Boolean).join(' · ')}
        error={error}
        onChange={([chosen]) => {
          setPessoa(chosen);
          refuse(undefined);
        }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {texts.button}
      </Button>
    </form>
  );
};
