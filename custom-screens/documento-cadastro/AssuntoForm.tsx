import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Link2 } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '#src/conteudo/Cadastro.module.css';

interface AssuntoFormProps {
  readonly modelo: Pick<ModeloCombo, 'nome'> | undefined;
  readonly assunto: string;
  readonly error: string | undefined;
  readonly refusal: string | undefined;
  readonly busy: boolean;
  readonly vinculado: Documento | undefined;
  readonly field: Ref<HTMLInputElement>;
  readonly onChange: (assunto: string) => void;
  readonly onSubmit: () => void;
}

/** The second half of the step: the subject, and the draft is created. */
export const AssuntoForm = ({ modelo, assunto, error, refusal, busy, field, ...props }: AssuntoFormProps) => {
  const text = useText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Sheet className={classes(styles.form, modelo && styles.chosen)}>
      <form onSubmit={submit} noValidate className={styles.fields}>
        <div>
          <p className={styles.label}>{text('editor.novo.escolhido')}</p>
          <p className={modelo ? styles.name : 'mut'} role="status">
            {modelo?.nome ?? text('editor.novo.escolha')}
          </p>
        </div>
        <TextField
          label={text('editor.novo.assunto')}
          inputRef={field}
          value={assunto}
          multiline
          minRows={2}
          maxRows={6}
          error={error !== undefined}
          helperText={error ?? text('editor.novo.assuntoAjuda')}
          slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
          onChange={(event) => props.onChange(event.target.value.replace(/\n/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            props.onSubmit();
          }}
        />
        {props.vinculado && (
          <p className={styles.linked}>
            <Link2 size={16} aria-hidden="true" />
            {text('editor.novo.vinculado', {
              conteudo: props.vinculado.numero ?? props.vinculado.assunto,
            })}
          </p>
        )}
        {refusal !== undefined && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
        <Button type="submit" variant="contained" color="primary" loading={busy} className={styles.create}>
          {text('editor.novo.criar')}
        </Button>
      </form>
    </Sheet>
  );
};
