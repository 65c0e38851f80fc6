import type { Processo } from '#schemas/shapes/processo.ts';
import { usePercurso } from '#src/conteudo/Percurso.tsx';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { formatDay, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { unitTimes, type UnitTime } from '../unit-times.ts';
import styles from '../Processo.module.css';

/** How long each unit had the process, as bars of one measure, and who is late and since when. */
export const TempoPorUnidade = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const times = unitTimes(usePercurso(processo.id));
  if (times.length === 0) return null;
  const longest = Math.max(1, ...times.map(({ dias }) => dias));
  return (
    <ConsultaBlock title={text('processoConsulta.tempo.titulo')}>
      <Due processo={processo} />
      <ul className={styles.times}>
        {times.map((time) => (
          <Unit key={time.unidade.id} time={time} longest={longest} />
        ))}
      </ul>
    </ConsultaBlock>
  );
};

/** Until when the whole is due; once it is over, it is no longer late. */
const Due = ({ processo: { vencimento, estado } }: { readonly processo: Processo }) => {
  const text = useText();
  if (vencimento === undefined) return null;
  const late = estado === 0 && vencimento < isoDay(new Date());
  return (
    <p className={classes('sm', late ? styles.lateWords : 'sub')}>
      {text(late ? 'processoConsulta.tempo.vencido' : 'processoConsulta.tempo.vence', {
        dia: formatDay(vencimento),
      })}
    </p>
  );
};

const Unit = ({ time, longest }: { readonly time: UnitTime; readonly longest: number }) => {
  const text = useText();
  const { unidade, dias, diasUteis, agora, atrasadaDesde, atrasou } = time;
  return (
    <li className={styles.time}>
      <span className={styles.timeName}>
        <b title={unidade.nome}>{unidade.sigla}</b>
        {agora && <span className="xs mut">{text('processoConsulta.tempo.agora')}</span>}
      </span>
      {/* the words beside it say as much */}
      <span className={styles.track} aria-hidden="true">
        <span
          className={classes(styles.fill, atrasadaDesde !== undefined && styles.late)}
          style={{ inlineSize: `${Math.max(2, (100 * dias) / longest)}%` }}
        />
      </span>
      <span className="sm num">{text('processoConsulta.tempo.dias', { count: dias, uteis: diasUteis })}</span>
      {atrasadaDesde !== undefined ? (
        <span className={classes(styles.timeNote, styles.lateWords, 'sm')}>
          {text('processoConsulta.tempo.atrasada', { dia: formatDay(atrasadaDesde) })}
        </span>
      ) : (
        atrasou && (
          <span className={classes(styles.timeNote, 'sm', 'mut')}>
            {text('processoConsulta.tempo.atrasou')}
          </span>
        )
      )}
    </li>
  );
};
