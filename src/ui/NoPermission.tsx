import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from './Blank.tsx';

interface NoPermissionProps {
  readonly title?: string;
  /** Why, and who can help. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export const NoPermission = ({ title, children, action }: NoPermissionProps) => {
  const text = useText();
  return (
    <Blank icon={LockKeyhole} title={title ?? text('ui.semAcesso')} action={action}>
      {children}
    </Blank>
  );
};
