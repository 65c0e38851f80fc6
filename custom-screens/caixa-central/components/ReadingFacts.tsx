import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Tramite } from '#schemas/shapes/tramite.ts';
import { MarcadorNote } from '#src/conteudo/MarcadorNote.tsx';
import { formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Facts } from '#src/ui/Facts.tsx';
import type { ConteudoLido } from '../queries.ts';
import styles from './Reading.module.css';

interface ReadingFactsProps {
  readonly item: ItemCaixa;
  readonly tramite: Tramite | undefined;
  readonly conteudo: ConteudoLido | undefined;
}

/** Where it came from and what was said when it was sent. */
export const ReadingFacts = ({ item, tramite, conteudo }: ReadingFactsProps) => {
  const words = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  return (
    <>
      <div className={styles.facts}>
        <Facts items={[...ways(item, tramite, here), ...about(conteudo)]} />
      </div>
      {item.marcadores.length > 0 && (
        <div className={styles.markers}>
          {item.marcadores.map((marcador) => (
            <MarcadorNote key={marcador.alcance} marcador={marcador} />
          ))}
        </div>
      )}
      {tramite?.texto !== undefined && (
        <p className={styles.despacho}>
          <b>{words('caixa.leitura.despacho')}</b> {tramite.texto}
        </p>
      )}
    </>
  );
};

type Fact = readonly [string, string | undefined];

const place = (unit: string | undefined, person: string | undefined): string =>
  [unit, person].filter(Boolean).join(' · ');

const ways = (item: ItemCaixa, tramite: Tramite | undefined, here: number): Fact[] => {
  if (!item.deUnidade) return [[text('caixa.leitura.alterado'), formatMoment(item.desde)]];
  const sent = formatMoment(item.desde);
  const received = tramite?.recebidoEm === undefined ? undefined : formatMoment(tramite.recebidoEm);
  return [
    [text('caixa.leitura.de'), place(item.deUnidade.nome, item.dePessoa)],
    // who reads knows where it came to; whom it is for is worth a word
    [
      text('caixa.leitura.para'),
      item.paraUnidade?.id === here ? item.paraPessoa : place(item.paraUnidade?.nome, item.paraPessoa),
    ],
    [
      text('caixa.leitura.enviado'),
      item.retornoObrigatorio ? text('caixa.leitura.comRetorno', { momento: sent }) : sent,
    ],
    [
      text('caixa.leitura.recebido'),
      received === undefined || tramite?.recebidoPor === undefined
        ? received
        : text('caixa.leitura.recebidoPor', { momento: received, quem: tramite.recebidoPor }),
    ],
  ];
};

const about = (conteudo: ConteudoLido | undefined): Fact[] => {
  if (!conteudo) return [];
  const { interessados } = conteudo;
  return [
    [
      text(interessados.length > 1 ? 'caixa.leitura.interessados' : 'caixa.leitura.interessado'),
      interessados.map(({ rotulo }) => rotulo).join(', '),
    ],
  ];
};
