import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState, type FormEvent } from 'react';
import type { DossiePeca, PecaEsperada } from '#schemas/shapes/dossie.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { DossieActs } from '../use-dossie-acts.ts';
import styles from '../Dossie.module.css';

interface MudarPecaProps {
  readonly peca: DossiePeca;
  readonly esperadas: readonly PecaEsperada[];
  readonly acts: DossieActs;
  readonly onClose: () => void;
}

/** What a piece satisfies, until when it is valid, whether it has personal data. */
export const MudarPeca = ({ peca, esperadas, acts, onClose }: MudarPecaProps) => {
  const text = useText();
  const titleId = useId();
  const validityId = useId();
  const before = {
    esperadaId: peca.esperada?.id ?? 0,
    validade: peca.validade,
    dadosPessoais: peca.dadosPessoais,
  };
  const [value, setValue] = useState<typeof before>(before);
  const [busy, setBusy] = useState(false);
  const [erros, setErros] = useState<Readonly<Partial<Record<string, string>>>>({});
  const title = text('dossieTela.mudar.titulo', {
    ordem: peca.ordem,
    rotulo: peca.conteudo?.rotulo ?? '',
  });
  const changed = JSON.stringify(value) !== JSON.stringify(before);
  const { close, question } = useCloseUnlessTyped(changed, title, onClose);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await acts.mudar(peca, { ...value, validade: value.validade ?? '' });
      onClose();
    } catch (problem) {
      const wrong = problem instanceof HttpProblem ? problem.erros : [];
      if (wrong.length === 0) notifyProblem(problem);
      setErros(Object.fromEntries(wrong.map(({ campo, mensagem }) => [campo, mensagem])));
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent className={styles.mudar}>
          {esperadas.length > 0 && (
            <SelectInput
              label={text('dossieTela.mudar.esperada')}
              value={value.esperadaId}
              error={erros['esperadaId']}
              options={[
                { value: 0, label: text('dossieTela.mudar.nenhuma') },
                ...esperadas.map(({ id, nome }) => ({ value: id, label: nome })),
              ]}
              onChange={(esperadaId) => setValue({ ...value, esperadaId })}
            />
          )}
          <DateField
            id={validityId}
            label={text('dossieTela.mudar.validade')}
            helperText={erros['validade'] ?? text('dossieTela.mudar.validadeAjuda')}
            value={value.validade}
            error={erros['validade']}
            onChange={(validade) => setValue({ ...value, validade })}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={value.dadosPessoais}
                onChange={(_, dadosPessoais) => setValue({ ...value, dadosPessoais })}
              />
            }
            label={text('dossieTela.mudar.pessoais')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={busy}>
            {text('dossieTela.mudar.salvar')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
