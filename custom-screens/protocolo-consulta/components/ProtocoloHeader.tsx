import type { Protocolo } from '#schemas/generated.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { CheckInSince } from '#src/conteudo/CheckInSince.tsx';
import { contentState } from '#src/conteudo/content-state.ts';
import { useForwarding } from '#src/conteudo/use-forwarding.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';

/** Its subject, its number and everything that departs from the normal. */
export const ProtocoloHeader = ({ protocolo }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  const { numero, assunto, tipoDocumento, estado, vencimento } = protocolo;
  const forwarding = useForwarding(protocolo);
  const deadline = estado === 0 ? (forwarding?.prazo ?? vencimento) : undefined;
  return (
    <PageHeader
      title={assunto}
      pageName={numero ?? assunto}
      crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: tipoDocumento.rotulo }]}
      chips={
        <>
          {numero !== undefined && <Etiqueta numero={numero} />}
          <EstadoChip estado={contentState(protocolo)} />
          <SigiloChip grau={protocolo.sigilo} />
          <AcessoChip nivel={protocolo.nivelAcesso} fundamento={protocolo.hipoteseLegal} />
          <PrazoMark prazo={deadline} />
          {forwarding && <PrioridadeMark prioridade={forwarding.prioridade} />}
          <CheckInSince checkIn={protocolo.checkIn} />
        </>
      }
    />
  );
};
