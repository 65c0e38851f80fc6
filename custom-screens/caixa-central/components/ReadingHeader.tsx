import { ArrowLeft, ChevronDown, ChevronUp, Maximize2 } from 'lucide-react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { FaseExternaMark } from '#src/conteudo/FaseExternaMark.tsx';
import { stateToTell } from '#src/conteudo/ItemMarks.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { CheckInMark } from '#src/ui/CheckInMark.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import styles from './Reading.module.css';

/** Where the item stands in the list, and the ways to its neighbours. */
export interface Position {
  readonly n: number;
  readonly total: number;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
}

interface ReadingHeaderProps {
  readonly item: ItemCaixa;
  readonly position: Position;
  readonly onBack?: () => void;
  /** What its own page is told of the list. */
  readonly from: unknown;
  readonly onOpen: (item: ItemCaixa) => void;
}

/** Number, subject and state of the item being read. */
export const ReadingHeader = ({ item, position, onBack, from, onOpen }: ReadingHeaderProps) => {
  const text = useText();
  const { n, total, onPrevious, onNext } = position;
  const state = stateToTell(item);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        {onBack && (
          <IconAction icon={ArrowLeft} size="small" label={text('caixa.leitura.voltar')} onClick={onBack} />
        )}
        <span className={styles.tag}>
          <Etiqueta numero={itemName(item)} />
        </span>
        <span className="grow" />
        <span className={styles.position}>{text('caixa.leitura.posicao', { n, total })}</span>
        <IconAction
          icon={ChevronUp}
          size="small"
          label={text('caixa.leitura.anterior')}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconAction
          icon={ChevronDown}
          size="small"
          label={text('caixa.leitura.proximo')}
          disabled={!onNext}
          onClick={onNext}
        />
        <IconAction
          icon={Maximize2}
          size="small"
          label={text('caixa.leitura.telaInteira')}
          to={openPath(item)}
          state={from}
          onClick={() => onOpen(item)}
        />
      </div>
      <h2 className={styles.subject}>{item.assunto}</h2>
      <div className={styles.chips}>
        {/* not received tells more than in transit: it is the same forwarding, seen from here */}
        <EstadoChip estado={item.situacao === 1 ? 'naoRecebido' : (state ?? 0)} />
        <FaseExternaMark fase={item.faseExterna} />
        <SigiloChip grau={item.sigilo} />
        <AcessoChip nivel={item.nivelAcesso} />
        {item.assinaturas && <AssinaturasChip {...item.assinaturas} />}
        <PrazoMark prazo={item.prazo} />
        <PrioridadeMark prioridade={item.prioridade} />
        <CheckInMark checkIn={item.checkIn} />
      </div>
    </header>
  );
};
