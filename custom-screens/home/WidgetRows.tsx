import type { ReactNode } from 'react';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { BlocoPainel } from '#schemas/shapes/painel.ts';
import { consultaPath, openPath, rotaPath } from '#src/conteudo/content-path.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { Row } from './Row.tsx';

/** The first rows of a block, whatever its list is of; nothing where there are none. */
export const WidgetRows = ({ block }: { readonly block: BlocoPainel }) => {
  const { caixa = [], assinar = [], mensagens = [], atividades = [], compromissos = [] } = block;
  const rows: readonly (readonly [number, ReactNode])[] = [
    ...caixa.map((item) => [item.tramiteId ?? item.id, <ContentRow key={item.id} item={item} />] as const),
    ...assinar.map(
      (item) => [item.assinanteId ?? item.id, <SignatureRow key={item.id} item={item} />] as const,
    ),
    ...mensagens.map((item) => [item.id, <NoticeRow key={item.id} item={item} />] as const),
    ...atividades.map((item) => [item.id, <ActivityRow key={item.id} item={item} />] as const),
    ...compromissos.map((item) => [item.id, <AppointmentRow key={item.id} item={item} />] as const),
  ];
  return (
    <ul>
      {rows.map(([id, row]) => (
        <li key={id}>{row}</li>
      ))}
    </ul>
  );
};

const ContentRow = ({ item }: { readonly item: ItemCaixa }) => {
  const text = useText();
  const draft = item.fase === 0;
  const kind = item.tipoDocumento ?? item.tipoProcesso;
  const name = item.numero ?? kind ?? text('shell.home.semNumero');
  const origin = item.deUnidade && text('shell.home.de', { unidade: item.deUnidade.sigla });
  const when = relativeTime(item.desde);
  const detail = [name, origin, draft ? text('shell.home.editada', { quando: when }) : when];
  return (
    <Row
      to={openPath(item)}
      strong={!item.lido}
      title={item.assunto}
      detail={detail.filter(Boolean).join(' · ')}
      end={<PrazoMark prazo={item.prazo} />}
    />
  );
};

const SignatureRow = ({ item }: { readonly item: DocumentoParaAssinar }) => {
  const text = useText();
  return (
    <Row
      to={consultaPath(item.id)}
      title={item.assunto}
      detail={`${item.numero ?? item.tipoDocumento} · ${text('shell.home.assinatura', { ordem: `${item.posicao} de ${item.total}` })}`}
      end={<PrazoMark assinatura prazo={item.prazo} />}
    />
  );
};

const NoticeRow = ({ item }: { readonly item: Notificacao }) => {
  const text = useText();
  return (
    <Row
      to={item.rota === undefined ? undefined : rotaPath(item.rota)}
      title={item.assunto}
      detail={`${text(`shell.notificacoes.tipos.${item.tipo}`)} · ${relativeTime(item.momento)}`}
    />
  );
};

const AppointmentRow = ({ item }: { readonly item: Compromisso }) => {
  const text = useText();
  const { titulo, hora, horaFim, lugar, dono } = item;
  const when = hora === undefined ? text('painel.diaTodo') : `${hora}–${horaFim ?? ''}`;
  return (
    <Row
      to="/principal/agenda?vista=dia"
      title={titulo}
      detail={[when, lugar, dono].filter(Boolean).join(' · ')}
    />
  );
};

const ActivityRow = ({ item }: { readonly item: AtividadeFluxo }) => (
  <Row
    to={consultaPath(item.conteudo.id, item.conteudo.tipo)}
    title={item.nome}
    detail={[item.conteudo.numero, item.conteudo.assunto].filter(Boolean).join(' · ')}
    end={<PrazoMark prazo={item.prazo} />}
  />
);
