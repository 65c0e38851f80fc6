import { modeloPersonalizadoApi } from '#schemas/api/modelo-personalizado.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { ModeloPersonalizadoDialog } from '#src/conteudo/ModeloPersonalizadoDialog.tsx';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';

interface GuardarModeloProps {
  readonly documento: Documento;
  readonly onClose: () => void;
}

/** Keeps the text of a document as a model that others begin with. */
export const GuardarModelo = ({ documento, onClose }: GuardarModeloProps) => {
  const text = useText();
  const { act } = useAct(modeloPersonalizadoApi.guardar, {
    ownError: true,
    refresh: [modeloPersonalizadoApi.combo, tramiteApi.historico],
  });
  return (
    <ModeloPersonalizadoDialog
      title={text('modelosPersonalizados.novo.titulo', { documento: documentName(documento) })}
      effect={text('modelosPersonalizados.novo.texto')}
      confirm={text('modelosPersonalizados.novo.botao')}
      nome={documento.assunto.slice(0, 120)}
      onSave={async (body) => {
        const { nome } = await act({ params: { id: documento.id }, body });
        notify(text('modelosPersonalizados.novo.feito', { nome }));
      }}
      onClose={onClose}
    />
  );
};
