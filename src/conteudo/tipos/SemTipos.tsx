import Button from '@mui/material/Button';
import { FolderLock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Cadastro.module.css';

interface SemTiposProps {
  readonly title: string;
  readonly pageName: string;
  readonly semTipos: string;
  /** Where the types are seen, for who may. */
  readonly verTipos: { readonly to: string; readonly texto: string } | undefined;
  /** Why, and who can change it. */
  readonly children: ReactNode;
}

/** To somebody who may open no type at all: why, and who can change it, instead of a form that nothing comes of. */
export const SemTipos = ({ title, pageName, semTipos, verTipos, children }: SemTiposProps) => (
  <>
    <PageHeader title={title} pageName={pageName} />
    <div className={styles.alone}>
      <Sheet flush>
        <EmptyState
          icon={FolderLock}
          title={semTipos}
          action={
            verTipos && (
              <Button component={Link} to={verTipos.to}>
                {verTipos.texto}
              </Button>
            )
          }
        >
          {children}
        </EmptyState>
      </Sheet>
    </div>
  </>
);
