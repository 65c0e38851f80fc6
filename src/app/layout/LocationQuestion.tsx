import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '#src/i18n/use-text.ts';
import type { LocationChoice } from '#src/session/location-choice.ts';

interface LocationQuestionProps {
  readonly onAnswer: (choice: LocationChoice) => void;
}

/** Explains what would be recorded before the browser asks; leaving the question is saying no. */
export const LocationQuestion = ({ onAnswer }: LocationQuestionProps) => {
  const text = useText();
  return (
    <Dialog open onClose={() => onAnswer('nao')} aria-labelledby="localizacao-titulo">
      <DialogTitle id="localizacao-titulo">{text('localizacao.titulo')}</DialogTitle>
      <DialogContent>
        <p>{text('localizacao.texto')}</p>
        <p className="sub sm" style={{ marginTop: 8 }}>
          {text('localizacao.depois')}
        </p>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer('nao')}>
          {text('localizacao.nao')}
        </Button>
        <Button variant="contained" color="primary" onClick={() => onAnswer('sim')}>
          {text('localizacao.sim')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
