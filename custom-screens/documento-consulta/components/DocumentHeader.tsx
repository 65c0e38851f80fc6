import type { Documento } from '#schemas/shapes/documento.ts';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';

/** The header of a document: besides what every content shows, its signatures and its validity. */
export const DocumentHeader = ({ documento }: { readonly documento: Documento }) => {
  const { assinantes, fase, tipoDocumento, vigencia } = documento;
  const signing = fase === 1 ? assinantes.filter(({ situacao }) => situacao !== 'CANCELADO') : [];
  const done = signing.filter(({ situacao }) => situacao === 'ASSINADO').length;
  return (
    <ConteudoHeader
      conteudo={documento}
      especie={tipoDocumento.rotulo}
      prazo={assinantes.find(({ minhaVez }) => minhaVez)?.prazo}
      signing={<AssinaturasChip feitas={done} total={signing.length} />}
      validity={<VigenciaMark vigencia={vigencia} always />}
    />
  );
};
