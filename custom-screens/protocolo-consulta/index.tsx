import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { ConteudoHeader } from '#src/conteudo/consulta/ConteudoHeader.tsx';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from '#src/conteudo/Consulta.module.css';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { Leitor } from './components/Leitor.tsx';
import { Partes, type Parte } from './components/Partes.tsx';
import { ProtocoloActions } from './components/ProtocoloActions.tsx';
import { ProtocoloImpresso } from './components/ProtocoloImpresso.tsx';
import { useProtocolo } from './queries.ts';
import { useProtocoloActs } from './use-protocolo-acts.ts';

/** One protocol: its file, what may be done with it, and where it has been. */
export const ProtocoloConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useProtocolo(Number.isSafeInteger(id) && id > 0 ? id : 0);
  if (read.data) return <Consulta key={id} protocolo={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('protocoloTela.consulta.pagina'),
        failed: text('protocoloTela.consulta.falhou'),
        missing: text('protocoloTela.consulta.naoEncontrado'),
        missingText: text('protocoloTela.consulta.naoEncontradoTexto'),
      }}
    />
  );
};

const Consulta = ({ protocolo }: { readonly protocolo: Protocolo }) => {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const acts = useProtocoloActs(protocolo);
  useConsulted(protocolo.id);
  useReleaseOnLeave(protocolo);
  const part = partOf(search.get('aba'), narrow);
  const asked = Number(search.get('arquivo') ?? 0);
  const arquivo =
    protocolo.arquivos.find(({ numero }) => numero === asked) ??
    protocolo.arquivos.find(({ numero }) => numero === protocolo.arquivoAtual);
  const change = (name: string, value: string | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      // the list that it was opened from stays known
      { replace: true, state },
    );
  const signing = protocolo.assinantes.filter(({ situacao }) => situacao !== 'CANCELADO');
  const signed = signing.filter(({ situacao }) => situacao === 'ASSINADO').length;
  const show = (numero: number): void =>
    change('arquivo', numero === protocolo.arquivoAtual ? undefined : String(numero));
  const reader = arquivo && (
    <Leitor key={arquivo.numero} protocolo={protocolo} arquivo={arquivo} onShow={show} />
  );
  return (
    <div className={styles.page}>
      <ConteudoHeader
        conteudo={protocolo}
        especie={protocolo.tipoDocumento.rotulo}
        prazo={protocolo.assinantes.find(({ minhaVez }) => minhaVez)?.prazo}
        signing={protocolo.fase === 1 && <AssinaturasChip feitas={signed} total={signing.length} />}
      />
      <div className={styles.bar}>
        <ProtocoloActions protocolo={protocolo} acts={acts} />
      </div>
      <ExclusaoPedida conteudo={protocolo} />
      <div className={styles.body}>
        {!narrow && reader}
        <Partes
          protocolo={protocolo}
          acts={acts}
          part={part}
          reader={narrow ? reader : undefined}
          onPart={(aba) => change('aba', aba)}
          onShow={show}
        />
      </div>
      <ProtocoloImpresso protocolo={protocolo} />
    </div>
  );
};

const parts: readonly Parte[] = ['leitura', 'andamento', 'anexos', 'comentarios', 'dados'];

const partOf = (asked: string | null, narrow: boolean): Parte =>
  parts.find((part) => part === asked && (narrow || part !== 'leitura')) ??
  (narrow ? 'leitura' : 'andamento');
