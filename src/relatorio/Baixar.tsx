import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';

const formatos = ['xlsx', 'csv', 'png', 'pdf'] as const;
export type Formato = (typeof formatos)[number];

interface BaixarProps {
  /** There is a chart to be kept as an image. */
  readonly image: boolean;
  readonly onChoose: (formato: Formato) => void;
}

/** The report as a file, in one of its formats. */
export const Baixar = ({ image, onChoose }: BaixarProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        className="no-print"
        startIcon={<Download size={16} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('relatorios.baixar')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formatos
          .filter((formato) => image || formato !== 'png')
          .map((formato) => (
            <MenuItem
              key={formato}
              onClick={() => {
                setAnchor(null);
                onChoose(formato);
              }}
            >
              {text(`relatorios.formatos.${formato}`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};
