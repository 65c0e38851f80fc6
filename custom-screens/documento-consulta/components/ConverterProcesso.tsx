import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { TipoProcessoCombo } from '#schemas/shapes/processo.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

interface ConverterProcessoProps {
  readonly documento: Documento;
  readonly onClose: () => void;
}

/** Chooses a type and opens a process that has the document as its first piece. */
export const ConverterProcesso = ({ documento, onClose }: ConverterProcessoProps) => {
  const text = useText();
  const navigate = useNavigate();
  const fieldId = useId();
  const [tipo, setTipo] = useState<TipoProcessoCombo>();
  const converter = useAct(processoApi.converter, { refresh: contentReads, ownError: true });
  const { busy, error, refuse, run } = useRefusable(onClose);
  const name = { documento: documentName(documento) };
  const confirm = (): void => {
    if (!tipo) return refuse(text('consulta.converter.escolha'));
    void run(async () => {
      const { id } = await converter.act({ params: { x: documento.id }, body: { tipoProcessoId: tipo.id } });
      forgetUndo();
      notify(text('consulta.converter.feito', name));
      void navigate(consultaPath(id, tipoConteudo.processo));
    });
  };
  return (
    <ConfirmDialog
      open
      title={text('consulta.converter.titulo', name)}
      confirmLabel={text('consulta.converter.confirmar')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('consulta.converter.texto')}</p>
      <PickField<TipoProcessoCombo>
        id={fieldId}
        label={text('consulta.converter.tipo')}
        source="tipos-de-processo"
        search={async (q, signal) =>
          (await call(processoApi.tipos, { query: { q, pageSize: 50 } }, { signal, quiet: true })).itens
        }
        value={tipo ? [tipo] : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ nome }) => nome}
        detailOf={({ descricao }) => descricao}
        error={error}
        onChange={([chosen]) => {
          setTipo(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
