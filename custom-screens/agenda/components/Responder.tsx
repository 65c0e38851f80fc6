import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { Compromisso, RespostaCompromisso } from '#schemas/shapes/compromisso.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import styles from '../Agenda.module.css';

const respostas: readonly RespostaCompromisso[] = ['VOU', 'TALVEZ', 'NAO'];

/** Who takes part says whether they go. */
export const Responder = ({ compromisso }: { readonly compromisso: Compromisso }) => {
  const text = useText();
  const labelId = useId();
  const [resposta, setResposta] = useState(compromisso.resposta ?? null);
  const responder = useAct(agendaApi.responder, { refresh: [agendaApi.ler] });
  const answer = (to: RespostaCompromisso): Promise<void> =>
    quietly(responder.act({ params: { id: compromisso.id }, body: { resposta: to } }), () => {
      setResposta(to);
      notify(text('agenda.respondido'), { kind: 'success' });
    });
  return (
    <div className={styles.responder}>
      <span id={labelId}>{text('agenda.responder')}</span>
      <ToggleButtonGroup
        exclusive
        value={resposta}
        disabled={responder.isPending}
        aria-labelledby={labelId}
        onChange={(_, to: RespostaCompromisso | null) => to && void answer(to)}
      >
        {respostas.map((one) => (
          <ToggleButton key={one} value={one}>
            {text(`agenda.resposta.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
