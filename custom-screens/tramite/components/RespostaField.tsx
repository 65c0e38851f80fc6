import type { Documento } from '#schemas/shapes/documento.ts';
import { formatDay, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Note } from '#src/ui/Note.tsx';
import { fieldId, type TramiteScreen } from '../use-tramite.ts';
import styles from './Tramite.module.css';

interface RespostaFieldProps {
  readonly screen: TramiteScreen;
  readonly asks: NonNullable<Documento['pedeResposta']>;
}

/** That what is sent asks for a reply, and until when: said by who may, or as its model says. */
export const RespostaField = ({ screen, asks }: RespostaFieldProps) => {
  const text = useText();
  const { form, change, errors } = screen;
  const { dias, definir } = asks;
  const { prazo, prazoResposta } = form;
  const term =
    prazoResposta !== undefined
      ? text('tramite.respostaAte', { dia: formatDay(prazoResposta) })
      : dias !== undefined
        ? text('tramite.respostaDias', { count: dias })
        : text('tramite.respostaSemPrazo');
  return (
    <>
      <Note>
        {text('tramite.pedeResposta')}{' '}
        {prazo !== undefined && `${text('tramite.respostaNaoRecebe', { dia: formatDay(prazo) })} `}
        {term}
      </Note>
      {definir && (
        <DateField
          id={fieldId('prazoResposta')}
          label={
            <>
              {text('tramite.prazoResposta')} <span className={styles.optional}>{text('ui.opcional')}</span>
            </>
          }
          value={form.prazoResposta}
          min={form.prazo ?? isoDay(new Date())}
          error={errors.prazoResposta}
          onInvalid={screen.onRespostaInvalid}
          onChange={(prazoResposta) => change({ prazoResposta })}
        />
      )}
    </>
  );
};
