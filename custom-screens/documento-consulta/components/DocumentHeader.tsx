import { useLocation } from 'react-router';
import type { Documento } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CheckInSince } from '#src/conteudo/CheckInSince.tsx';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { contentState } from '#src/conteudo/content-state.ts';
import { placeIn } from '#src/conteudo/list-place.ts';
import { ListNeighbours } from '#src/conteudo/ListNeighbours.tsx';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';
import { useForwarding } from '#src/conteudo/use-forwarding.ts';

/** The deadline that concerns the reader: to sign, to receive, to give back, or of the document itself. */
export const deadlineOf = (
  { assinantes, vencimento, estado }: Pick<Documento, 'assinantes' | 'vencimento' | 'estado'>,
  forwarding: Documento['recebimento'],
): string | undefined => {
  if (estado !== 0) return undefined;
  const mine = assinantes.find(({ minhaVez }) => minhaVez)?.prazo;
  return mine ?? forwarding?.prazo ?? forwarding?.prazoRetorno ?? vencimento;
};

/** Where it is, its subject, its number and everything that departs from the normal. */
export const DocumentHeader = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const place = placeIn(useLocation().state, documento.id);
  const { assinantes, numero } = documento;
  const forwarding = useForwarding(documento);
  const signing = documento.fase === 1 ? assinantes.filter(({ situacao }) => situacao !== 'CANCELADO') : [];
  const done = signing.filter(({ situacao }) => situacao === 'ASSINADO').length;
  return (
    <PageHeader
      title={documento.assunto}
      pageName={numero ?? documento.assunto}
      actions={<ListNeighbours id={documento.id} />}
      crumbs={[
        { label: text('caixa.titulo'), to: place?.voltar ?? caixaPath() },
        { label: documento.tipoDocumento.rotulo },
      ]}
      chips={
        <>
          {numero !== undefined && <Etiqueta numero={numero} />}
          <EstadoChip estado={contentState(documento)} />
          <SigiloChip grau={documento.sigilo} />
          <AcessoChip nivel={documento.nivelAcesso} fundamento={documento.hipoteseLegal} />
          <AssinaturasChip feitas={done} total={signing.length} />
          <PrazoMark prazo={deadlineOf(documento, forwarding)} />
          <VigenciaMark vigencia={documento.vigencia} always />
          {forwarding && <PrioridadeMark prioridade={forwarding.prioridade} />}
          <CheckInSince checkIn={documento.checkIn} />
        </>
      }
    />
  );
};
