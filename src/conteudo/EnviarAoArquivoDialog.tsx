import Box from '@mui/material/Box';
import { useState } from 'react';
import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import type { ArquivoPossivel } from '#schemas/shapes/arquivamento.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';

interface EnviarAoArquivoDialogProps {
  readonly title: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: (arquivo: ArquivoPossivel) => void;
  readonly onClose: () => void;
}

/** Chooses to which archive something goes: the one of the unit, unless another is wanted. */
export const EnviarAoArquivoDialog = ({
  title,
  busy,
  error,
  onConfirm,
  onClose,
}: EnviarAoArquivoDialogProps) => {
  const text = useText();
  const {
    data,
    error: failed,
    refetch,
  } = useRead(arquivamentoApi.arquivos, {}, { ownError: true, staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const [missing, setMissing] = useState(false);
  const arquivos = data?.itens ?? [];
  // with one archive, or one of the unit's own, there is nothing to choose
  const usual =
    arquivos.find(({ daUnidade }) => daUnidade) ?? (arquivos.length === 1 ? arquivos[0] : undefined);
  const arquivo = arquivos.find(({ id }) => id === chosen) ?? usual;
  const complaint = missing && !arquivo ? text('arquivamento.enviar.escolha') : error;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={text('caixa.atos.enviarAoArquivo')}
      busy={busy}
      onConfirm={() => (arquivo ? onConfirm(arquivo) : setMissing(true))}
      onClose={onClose}
    >
      <p>{text('arquivamento.enviar.texto')}</p>
      {failed && <ErrorState error={failed} onRetry={() => void refetch()} />}
      {!data && !failed && <ListSkeleton rows={1} />}
      {data && arquivos.length === 0 && <Note>{text('arquivamento.enviar.nenhum')}</Note>}
      {arquivos.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <SelectInput<number>
            label={text('arquivamento.enviar.arquivo')}
            required
            options={arquivos.map(({ id, sigla, nome, idade, daUnidade }) => ({
              value: id,
              label: `${sigla} - ${nome} (${daUnidade ? text('arquivamento.enviar.daUnidade') : text(`arquivamento.idades.${idade}`).toLowerCase()})`,
            }))}
            value={arquivo?.id ?? 0}
            onChange={setChosen}
            error={complaint}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
};
