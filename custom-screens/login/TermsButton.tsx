import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';

const TermsDialog = later(() => import('./TermsDialog.tsx').then((module) => module.TermsDialog));

/** The terms of use, before anybody signs in under them. */
export const TermsButton = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('shell.sobre.termos')}
      </Button>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
};
