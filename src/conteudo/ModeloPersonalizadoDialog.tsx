import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ModeloPersonalizadoEscrito } from '#schemas/shapes/modelo-personalizado.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface ModeloPersonalizadoDialogProps {
  readonly title: string;
  readonly effect?: string;
  readonly confirm: string;
  readonly nome: string;
  readonly daUnidade?: boolean;
  readonly onSave: (written: ModeloPersonalizadoEscrito) => Promise<void>;
  readonly onClose: () => void;
}

/** Longest name of a model. */
const longest = 120;

/** The name of a model that a person keeps, and whether it is of the unit too; a refusal stays beside what was written. */
export const ModeloPersonalizadoDialog = (props: ModeloPersonalizadoDialogProps) => {
  const text = useText();
  const [nome, setNome] = useState(props.nome);
  const [daUnidade, setDaUnidade] = useState(props.daUnidade ?? false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (nome.trim() === '') {
      setError(text('modelosPersonalizados.semNome'));
      return;
    }
    setBusy(true);
    try {
      await props.onSave({ nome: nome.trim(), daUnidade });
      props.onClose();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      confirmLabel={props.confirm}
      busy={busy}
      onConfirm={() => void save()}
      onClose={props.onClose}
    >
      {props.effect !== undefined && <p>{props.effect}</p>}
      <TextField
        sx={{ mt: 1.5 }}
        label={text('modelosPersonalizados.nome')}
        value={nome}
        fullWidth
        error={error !== undefined}
        helperText={error ?? text('ui.contador', { n: nome.length, maximo: longest })}
        slotProps={{ htmlInput: { maxLength: longest, 'aria-required': true } }}
        onChange={({ target }) => {
          setNome(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={daUnidade} onChange={({ target }) => setDaUnidade(target.checked)} />}
        label={text('modelosPersonalizados.daUnidade')}
      />
    </ConfirmDialog>
  );
};
