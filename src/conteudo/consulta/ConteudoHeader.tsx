import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckInSince } from '#src/conteudo/CheckInSince.tsx';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { contentState } from '#src/conteudo/content-state.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { placeIn } from '#src/conteudo/list-place.ts';
import { ListNeighbours } from '#src/conteudo/ListNeighbours.tsx';
import { useForwarding } from '#src/conteudo/use-forwarding.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';

interface ConteudoHeaderProps {
  readonly conteudo: ConteudoAberto;
  /** How its type is called. */
  readonly especie: string;
  /** A deadline of the kind, which concerns the reader before any other. */
  readonly prazo?: string | undefined;
  /** What the kind signs, and until when it is in force. */
  readonly signing?: ReactNode;
  readonly validity?: ReactNode;
  /** The keys of the list are the page's own. */
  readonly ownKeys?: boolean;
}

/** Where it is, its subject, its number and everything that departs from the normal. */
export const ConteudoHeader = ({
  conteudo,
  especie,
  prazo,
  signing,
  validity,
  ownKeys = false,
}: ConteudoHeaderProps) => {
  const text = useText();
  const { id, numero, assunto, estado, vencimento, sigilo, nivelAcesso, hipoteseLegal, checkIn } = conteudo;
  const place = placeIn(useLocation().state, id);
  const forwarding = useForwarding(conteudo);
  const deadline = prazo ?? forwarding?.prazo ?? forwarding?.prazoRetorno ?? vencimento;
  return (
    <PageHeader
      title={assunto}
      pageName={numero ?? assunto}
      actions={<ListNeighbours id={id} keys={!ownKeys} />}
      crumbs={[{ label: text('caixa.titulo'), to: place?.voltar ?? caixaPath() }, { label: especie }]}
      chips={
        <>
          {numero !== undefined && <Etiqueta numero={numero} />}
          <EstadoChip estado={contentState(conteudo)} />
          <SigiloChip grau={sigilo} />
          <AcessoChip nivel={nivelAcesso} fundamento={hipoteseLegal} />
          {signing}
          <PrazoMark prazo={estado === 0 ? deadline : undefined} />
          {validity}
          {forwarding && <PrioridadeMark prioridade={forwarding.prioridade} />}
          <CheckInSince checkIn={checkIn} />
        </>
      }
    />
  );
};
