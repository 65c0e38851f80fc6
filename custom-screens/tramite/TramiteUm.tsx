import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { FormFields } from './components/FormFields.tsx';
import { FormFrame } from './components/FormFrame.tsx';
import { Resumo } from './components/Resumo.tsx';
import { destinationRefusal } from './destination-refusal.ts';
import type { Tramitavel } from './tramitavel.ts';
import { useTramite } from './use-tramite.ts';

/** Forwards one content. */
export const TramiteUm = ({ item }: { readonly item: Tramitavel }) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const { conteudo, nome: rotulo } = item;
  const { id, versao } = conteudo;
  const screen = useTramite([{ id, rotulo, versao }], [id]);
  const draft = conteudo.fase === 0;
  const owes = conteudo.acoes.some(({ nome }) => nome === 'devolver');
  const owed = owes ? conteudo.retorno?.deUnidade : undefined;
  return (
    <FormFrame
      title={text('tramite.titulo', { item: rotulo })}
      screen={screen}
      sendLabel={text('tramite.tramitar')}
      total={1}
      side={<Resumo item={item} />}
    >
      <FormFields
        screen={screen}
        conteudoId={id}
        resposta={item.pedeResposta}
        refusal={(option) => destinationRefusal(option, here, draft, owed)}
        remark={draft ? text('tramite.minuta') : undefined}
      />
    </FormFrame>
  );
};
