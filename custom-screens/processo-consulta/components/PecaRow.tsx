import { Link } from 'react-router-dom';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { classes } from '#src/ui/classes.ts';
import { EstadoChip, type Estado } from '#src/ui/EstadoChip.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { isReadable } from '../peca-list.ts';
import styles from '../Processo.module.css';

interface PecaRowProps {
  readonly peca: Peca;
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** One place of the process: what is in it, or the trace of what left it. */
export const PecaRow = ({ peca, current, onOpen }: PecaRowProps) => (
  <li className={classes(styles.peca, current && styles.current)}>
    <span className={classes(styles.number, 'num')}>{peca.rotulo}</span>
    <div className="grow">
      {isReadable(peca) ? <Joined peca={peca} current={current} onOpen={onOpen} /> : <Left peca={peca} />}
    </div>
  </li>
);

const Joined = ({ peca, current, onOpen }: PecaRowProps) => {
  const text = useText();
  const { conteudo, deProcesso } = peca;
  if (!conteudo) return null;
  const { lido, tipo, assunto, estado, sigilo, nivelAcesso, assinaturas, paginas } = conteudo;
  return (
    <>
      <button
        type="button"
        className={classes(styles.open, !lido && styles.unread)}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
      >
        <KindIcon tipo={tipo} />
        <span>{itemName(conteudo)}</span>
        {!lido && <span className={styles.dot} title={text('processoConsulta.pecas.naoLida')} />}
        {!lido && <span className="vh">{text('processoConsulta.pecas.naoLida')}</span>}
      </button>
      <p className={classes(styles.subject, 'sm', 'sub')}>{assunto}</p>
      <p className={styles.marks}>
        {estado !== 0 && <EstadoChip estado={estado as Estado} />}
        <SigiloChip grau={sigilo} />
        <AcessoChip nivel={nivelAcesso} />
        {assinaturas && assinaturas.feitas < assinaturas.total && <AssinaturasChip {...assinaturas} />}
        {paginas !== undefined && (
          <span className="xs mut">{text('processoConsulta.pecas.paginas', { count: paginas })}</span>
        )}
        {deProcesso && (
          <span className="xs mut">
            {text('processoConsulta.pecas.veioDe', { processo: deProcesso.rotulo })}
          </span>
        )}
      </p>
    </>
  );
};

/** What left keeps its number: who took it, when, why and where to. */
const Left = ({ peca: { situacao, saida, conteudo } }: { readonly peca: Peca }) => {
  const text = useText();
  if (!saida) return <p className="sm mut">{text('processoConsulta.pecas.foraDoAlcance')}</p>;
  const { em, porQuem, unidade, motivo, paraProcesso, termo } = saida;
  const trace = { quando: formatMoment(em), quem: porQuem, unidade };
  return (
    <div className={styles.left}>
      <p className="sm">
        {conteudo && <s>{itemName(conteudo)}</s>}{' '}
        {text(
          situacao === 'MOVIDA'
            ? 'processoConsulta.pecas.rastroMovida'
            : 'processoConsulta.pecas.rastroRetirada',
          trace,
        )}
        {paraProcesso && (
          <>
            {' '}
            <Link to={consultaPath(paraProcesso.id, tipoConteudo.processo)}>
              {text('processoConsulta.pecas.movidaPara', { processo: paraProcesso.rotulo })}
            </Link>
          </>
        )}
      </p>
      {motivo !== undefined && <blockquote className="sm sub">{motivo}</blockquote>}
      {termo && (
        <Link className="sm" to={consultaPath(termo.id)}>
          {text('processoConsulta.pecas.termo', { termo: termo.rotulo })}
        </Link>
      )}
    </div>
  );
};
