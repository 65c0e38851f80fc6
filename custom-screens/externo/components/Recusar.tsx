import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { assinaturaExternaApi } from '#schemas/api/assinatura-externa.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../Externo.module.css';

interface RecusarProps {
  readonly id: number;
  readonly onRefused: () => void;
  readonly onCancel: () => void;
}

/** Why the person does not sign, which the body reads. */
export const Recusar = ({ id, onRefused, onCancel }: RecusarProps) => {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [motivo, setMotivo] = useState('');
  const [missing, setMissing] = useState(false);
  const { act, isPending, error } = useAct(assinaturaExternaApi.recusar, {
    ownError: true,
    refresh: [assinaturaExternaApi.listar],
  });
  const submit = async (): Promise<void> => {
    setMissing(motivo.trim() === '');
    if (motivo.trim() === '') field.current?.focus();
    else await quietly(act({ params: { id }, body: { motivo } }), onRefused);
  };
  return (
    <div className={styles.form}>
      <p className="sub">{text('externo.documento.recusarAjuda')}</p>
      {error && (
        <Note tone="rubro" alert>
          {error.erros[0]?.mensagem ?? error.message}
        </Note>
      )}
      <TextField
        label={text('externo.documento.motivo')}
        multiline
        minRows={3}
        value={motivo}
        inputRef={field}
        required
        autoFocus
        error={missing}
        helperText={missing ? text('externo.documento.motivoFalta') : undefined}
        onChange={(event) => setMotivo(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button variant="contained" size="large" loading={isPending} onClick={() => void submit()}>
        {text('externo.documento.recusar')}
      </Button>
      <Button size="large" disabled={isPending} onClick={onCancel}>
        {text('externo.solicitar.desistir')}
      </Button>
    </div>
  );
};
