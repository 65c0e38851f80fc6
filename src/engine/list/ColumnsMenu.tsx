import { Button } from '@mui/material';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import list from './List.module.css';

const ColumnsPanel = later(() => import('./ColumnsPanel.tsx').then((module) => module.ColumnsPanel));

/** Opens the choice of the columns. */
export function ColumnsMenu() {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        startIcon={<Columns3 size={16} aria-hidden />}
        onClick={({ currentTarget }) => {
          setOpened(true);
          setAnchor(currentTarget);
        }}
        className={list.onlyWide}
      >
        {text('cadastro.lista.colunas')}
      </Button>
      {opened && <ColumnsPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
