import type { Documento } from '#schemas/generated.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { FormFields } from './components/FormFields.tsx';
import { FormFrame } from './components/FormFrame.tsx';
import { Resumo } from './components/Resumo.tsx';
import { destinationRefusal } from './destination-refusal.ts';
import { useTramite } from './use-tramite.ts';

/** Forwards one document. */
export const TramiteUm = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const { id, numero, versao } = documento;
  const rotulo = itemName({ numero, tipoDocumento: documento.tipoDocumento.rotulo });
  const screen = useTramite([{ id, rotulo, versao }], [id]);
  const draft = documento.fase === 0;
  const owes = documento.acoes.some(({ nome }) => nome === 'devolver');
  const owed = owes ? documento.retorno?.deUnidade : undefined;
  return (
    <FormFrame
      title={text('tramite.titulo', { item: rotulo })}
      screen={screen}
      sendLabel={text('tramite.tramitar')}
      total={1}
      side={<Resumo documento={documento} />}
    >
      <FormFields
        screen={screen}
        conteudoId={id}
        resposta={documento.pedeResposta}
        refusal={(option) => destinationRefusal(option, here, draft, owed)}
        remark={draft ? text('tramite.minuta') : undefined}
      />
    </FormFrame>
  );
};
