import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';
import { Avisos } from './Avisos.tsx';
import { Kept } from './Kept.tsx';

/** Offered times; another one, chosen by the institution, is offered too. */
const usual = [3, 5, 7, 10, 15, 20, 30, 45, 60];

/** How long messages stay, and by which way notices come. */
export const Mensagens = () => {
  const text = useText();
  const { tempoApresentacaoMensagens: seconds } = useSignedIn().userConfig;
  const offered = [...new Set([...usual, seconds])].sort((a, b) => a - b);
  return (
    <>
      <Sheet title={text('preferencias.mensagens.naTela')} side={<Kept />}>
        <SelectInput
          className={styles.field}
          label={text('preferencias.mensagens.segundos')}
          help={text('preferencias.mensagens.segundosAjuda')}
          options={offered.map((value) => ({
            value,
            label: text('preferencias.mensagens.segundosDe', { count: value }),
          }))}
          value={seconds}
          onChange={(segundosMensagem) => choosePreferences({ segundosMensagem })}
        />
      </Sheet>
      <Avisos />
    </>
  );
};
