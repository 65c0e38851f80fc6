import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useText } from '#src/i18n/use-text.ts';
import { useLocationChoice } from '#src/session/location-choice.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';

/** Only where the institution records the place of each act: whether this browser says it. */
export const Localizacao = () => {
  const text = useText();
  const { recorded, choice, choose } = useLocationChoice();
  if (!recorded) return null;
  return (
    <Sheet title={text('preferencias.localizacao.titulo')}>
      <FormControlLabel
        label={text('preferencias.localizacao.informar')}
        control={
          <Switch
            checked={choice === 'sim'}
            slotProps={{ input: { role: 'switch', 'aria-describedby': 'localizacao-ajuda' } }}
            onChange={(_, checked) => choose(checked ? 'sim' : 'nao')}
          />
        }
      />
      <p id="localizacao-ajuda" className={styles.help}>
        {text('preferencias.localizacao.ajuda')}
      </p>
    </Sheet>
  );
};
