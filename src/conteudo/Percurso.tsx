import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { ConsultaBlock } from './ConsultaBlock.tsx';
import { Trilha, type TrilhaItem } from '#src/ui/Trilha.tsx';

/** Who held a content, oldest first; while it comes, or when it does not, nothing. */
export const usePercurso = (conteudoId: number): readonly EtapaPercurso[] =>
  useRead(tramiteApi.percurso, { body: { conteudoId } }, { ownError: true, quiet: true }).data?.itens ?? [];

const save = (saving: Promise<void>): void => void saving.catch(notifyProblem);

/** Downloads the routing guide of a forwarding. */
export const saveGuia = (id: number): void =>
  save(download(tramiteApi.guia, { params: { id } }, { ownDenial: true }));

/** By whom a content passed and how long each had it; what never left where it was made has no route. */
export const Percurso = ({ conteudoId }: { readonly conteudoId: number }) => {
  const words = useText();
  const stages = usePercurso(conteudoId);
  if (stages.length < 2) return null;
  return (
    <ConsultaBlock title={words('tramite.percurso.titulo')}>
      <Trilha items={percursoItems(stages)} label={words('tramite.percurso.titulo')} />
      <Button
        size="small"
        startIcon={<Download aria-hidden="true" />}
        onClick={() =>
          save(download(tramiteApi.percursoPdf, { params: { id: conteudoId } }, { ownDenial: true }))
        }
      >
        {words('tramite.percurso.baixar')}
      </Button>
    </ConsultaBlock>
  );
};

/** The stages as the route line draws them, newest first. */
const percursoItems = (stages: readonly EtapaPercurso[]): TrilhaItem[] =>
  stages
    .map((stage, index): TrilhaItem => {
      const { tramiteId, despacho, ate, recebida, redirecionada } = stage;
      return {
        id: `${index}-${tramiteId ?? 0}`,
        title: holderOf(stage),
        moment: heldFor(stage),
        detail: detailsOf(stage).map((line) => <div key={line}>{line}</div>),
        quote: despacho,
        kind: redirecionada ? 'plain' : !recebida ? 'later' : ate === undefined ? 'now' : 'plain',
        after: tramiteId === undefined ? undefined : <Guia id={tramiteId} />,
      };
    })
    .reverse();

const Guia = ({ id }: { readonly id: number }) => {
  const words = useText();
  return (
    <Button size="small" variant="text" onClick={() => saveGuia(id)}>
      {words('tramite.percurso.guia', { numero: id })}
    </Button>
  );
};

/** "PGM - Procuradoria-Geral, Caio Teles". */
export const holderOf = ({ unidade, pessoa, recebidoPor }: EtapaPercurso): string =>
  [`${unidade.sigla} - ${unidade.nome}`, pessoa ?? recebidoPor].filter(Boolean).join(', ');

/** "4 dias, 2 com expediente". */
export const heldFor = ({ dias, diasUteis }: EtapaPercurso): string =>
  text('tramite.percurso.tempo', { count: dias, uteis: diasUteis });

/** Since when, how it came, and what was late. */
export const detailsOf = (stage: EtapaPercurso): string[] => {
  const { desde, ate, recebida, redirecionada, enviadoEm, enviadoPor = '', deUnidade = '' } = stage;
  const since = formatMoment(desde);
  return [
    redirecionada
      ? text('tramite.percurso.redirecionada', {
          quem: redirecionada.por,
          quando: formatMoment(redirecionada.em),
          motivo: redirecionada.motivo,
        })
      : !recebida
        ? text('tramite.percurso.aCaminho', { desde: since })
        : ate === undefined
          ? text('tramite.percurso.desde', { desde: since })
          : text('tramite.percurso.deAte', { desde: since, ate: formatMoment(ate) }),
    ...(enviadoEm === undefined
      ? []
      : [
          text('tramite.percurso.enviado', {
            quem: enviadoPor,
            unidade: deUnidade,
            quando: formatMoment(enviadoEm),
          }),
        ]),
    ...(stage.prazo === undefined
      ? []
      : [text('tramite.percurso.receberAte', { dia: formatDay(stage.prazo) })]),
    ...(stage.prazoRetorno === undefined
      ? []
      : [text('tramite.percurso.devolverAte', { dia: formatDay(stage.prazoRetorno) })]),
    ...replyIn(stage),
    ...(stage.atrasos ?? []).map((atraso) => text(`tramite.percurso.atraso.${atraso}`)),
  ];
};

/** That it asked for a reply, until when, or that it came. */
const replyIn = ({ pedeResposta = false, prazoResposta, respondidaEm }: EtapaPercurso): string[] => {
  if (!pedeResposta) return [];
  if (respondidaEm !== undefined)
    return [text('tramite.percurso.respondida', { quando: formatMoment(respondidaEm) })];
  return [
    prazoResposta === undefined
      ? text('tramite.percurso.comResposta')
      : text('tramite.percurso.responderAte', { dia: formatDay(prazoResposta) }),
  ];
};
