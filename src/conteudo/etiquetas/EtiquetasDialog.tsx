import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { guardaApi } from '#schemas/api/guarda.ts';
import { protocoloEtiquetasApi } from '#schemas/api/protocolo-etiquetas.ts';
import type { FolhaEtiquetas } from '#schemas/shapes/protocolo-etiquetas.ts';
import { callFile } from '#src/data/call.ts';
import { openFile } from '#src/data/open-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useRefusable } from '../atos/use-refusable.ts';
import styles from './Etiquetas.module.css';

interface EtiquetasDialogProps {
  /** Of these protocols; absent, labels that are of none yet. */
  readonly ids?: readonly number[];
  /** Of these places of an archive, and of what is kept in it. */
  readonly guarda?: { readonly locais: readonly number[]; readonly itens: readonly number[] };
  readonly title: string;
  readonly onClose: () => void;
}

const labelsOf: Readonly<Record<FolhaEtiquetas, number>> = { A4_3X8: 24, A4_2X7: 14, ROLO: 1 };
const sheets = Object.keys(labelsOf) as FolhaEtiquetas[];
const most = 240;

const within = (written: string, highest: number): number =>
  Math.min(highest, Math.max(1, Math.trunc(Number(written)) || 1));

/** On which sheet, and from which of its labels on; the PDF opens in another tab, where it is printed. */
export const EtiquetasDialog = ({ ids, guarda, title, onClose }: EtiquetasDialogProps) => {
  const text = useText();
  const [folha, setFolha] = useState<FolhaEtiquetas>('A4_3X8');
  const [inicio, setInicio] = useState('1');
  const [quantidade, setQuantidade] = useState('24');
  const { busy, error, run } = useRefusable(onClose);
  const place = { folha, inicio: within(inicio, labelsOf[folha]) };
  const print = async (): Promise<void> => {
    const file = guarda
      ? await callFile(
          guardaApi.etiquetas,
          {
            query: {
              ...place,
              locais: guarda.locais.join(',') || undefined,
              itens: guarda.itens.join(',') || undefined,
            },
          },
          { ownDenial: true },
        )
      : ids
        ? await callFile(
            protocoloEtiquetasApi.etiquetas,
            { query: { ...place, ids: ids.join(',') } },
            { ownDenial: true },
          )
        : await callFile(
            protocoloEtiquetasApi.avulsas,
            { query: { ...place, quantidade: within(quantidade, most) } },
            { ownDenial: true },
          );
    openFile(file.blob);
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={text('protocoloTela.etiquetas.abrir')}
      busy={busy}
      error={error}
      onConfirm={() => void run(print)}
      onClose={onClose}
    >
      <p>{text(ids || guarda ? 'protocoloTela.etiquetas.texto' : 'protocoloTela.etiquetas.avulsasTexto')}</p>
      <div className={styles.fields}>
        <TextField
          select
          label={text('protocoloTela.etiquetas.folha')}
          value={folha}
          onChange={(event) => setFolha(event.target.value as FolhaEtiquetas)}
        >
          {sheets.map((sheet) => (
            <MenuItem key={sheet} value={sheet}>
              {text(`protocoloTela.etiquetas.folhas.${sheet}`)}
            </MenuItem>
          ))}
        </TextField>
        {!ids && !guarda && (
          <TextField
            type="number"
            label={text('protocoloTela.etiquetas.quantidade')}
            value={quantidade}
            slotProps={{ htmlInput: { min: 1, max: most } }}
            onChange={(event) => setQuantidade(event.target.value)}
          />
        )}
        {labelsOf[folha] > 1 && (
          <TextField
            type="number"
            label={text('protocoloTela.etiquetas.inicio')}
            value={inicio}
            helperText={text('protocoloTela.etiquetas.inicioAjuda')}
            slotProps={{ htmlInput: { min: 1, max: labelsOf[folha] } }}
            onChange={(event) => setInicio(event.target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
};
