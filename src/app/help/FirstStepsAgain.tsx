import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useFirstDay } from '#src/painel/first-day.ts';
import { closeHelp } from '#src/ui/help.ts';

/** Brings back to the home the card that was put away there. */
export const FirstStepsAgain = () => {
  const text = useText();
  const navigate = useNavigate();
  const { bringBack } = useFirstDay();
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<ListChecks aria-hidden="true" />}
      onClick={() => {
        bringBack();
        closeHelp();
        void navigate('/');
      }}
    >
      {text('ajuda.primeirosPassos')}
    </Button>
  );
};
