import Button from '@mui/material/Button';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Signing } from './use-signing.ts';

interface SigningButtonProps {
  readonly signing: Signing;
  readonly children: ReactNode;
}

/** Sends what `SigningFields` asks. */
export const SigningButton = ({ signing, children }: SigningButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    color="primary"
    startIcon={<PenLine aria-hidden="true" />}
    loading={signing.busy}
    loadingPosition="start"
  >
    {children}
  </Button>
);
