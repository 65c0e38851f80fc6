import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { bodyOf } from './advanced-queries.ts';

interface ExportButtonProps {
  readonly search: AdvancedSearch;
  readonly disabled: boolean;
}

const formats = ['xlsx', 'csv'] as const;

/** What was found, as a spreadsheet with the columns of the person. */
export const ExportButton = ({ search, disabled }: ExportButtonProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (formato: (typeof formats)[number]): void => {
    setAnchor(null);
    download(pesquisaApi.exportar, { query: { formato }, body: bodyOf(search) }).catch(notifyProblem);
  };
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        startIcon={<Download size={16} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('pesquisa.avancada.exportar')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {text(`pesquisa.avancada.formatos.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
