import { destinoOf } from '#src/conteudo/destinos/destino.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { FormFields } from './components/FormFields.tsx';
import { FormFrame } from './components/FormFrame.tsx';
import { Resumo } from './components/Resumo.tsx';
import { destinationRefusal } from './destination-refusal.ts';
import { useDestinatariosPadrao } from './queries.ts';
import type { Tramitavel } from './tramitavel.ts';
import { useTramite } from './use-tramite.ts';

interface TramiteUmProps {
  readonly item: Tramitavel;
  readonly tipo: 'encaminhar' | 'devolver';
}

/** Forwards one content; asked to give it back, it goes where it has to return, until another place is chosen. */
export const TramiteUm = ({ item, tipo }: TramiteUmProps) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const { conteudo, nome: rotulo } = item;
  const { id, versao } = conteudo;
  const padrao = useDestinatariosPadrao(id);
  const volta = padrao.data?.itens.find(({ origem }) => origem === 'RETORNO');
  const returning = tipo === 'devolver';
  const screen = useTramite(
    [{ id, rotulo, versao }],
    [id],
    returning && volta ? destinoOf(volta) : undefined,
  );
  const draft = conteudo.fase === 0;
  const owes = conteudo.acoes.some(({ nome }) => nome === 'devolver');
  const owed = owes ? conteudo.retorno?.deUnidade : undefined;
  const nothingOwed =
    returning && padrao.data !== undefined && !volta ? text('tramite.nadaADevolver') : undefined;
  return (
    <FormFrame
      title={text(titles[tipo], { item: rotulo })}
      screen={screen}
      sendLabel={text(returning ? 'tramite.devolver' : 'tramite.tramitar')}
      total={1}
      side={<Resumo item={item} />}
    >
      <FormFields
        screen={screen}
        conteudoId={id}
        resposta={item.pedeResposta}
        refusal={(option) => destinationRefusal(option, here, draft, owed)}
        remark={draft ? text('tramite.minuta') : nothingOwed}
      />
    </FormFrame>
  );
};

const titles = {
  encaminhar: 'tramite.titulo',
  devolver: 'tramite.tituloDevolver',
} as const;
