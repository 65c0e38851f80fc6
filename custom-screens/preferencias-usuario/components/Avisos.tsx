import Checkbox from '@mui/material/Checkbox';
import type { Notificacao } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';

/** What passed is told by the ways of what is near. */
type Kind = Exclude<Notificacao['tipo'], 'VENCIDO'>;

const kinds: readonly Kind[] = ['TRAMITE', 'ASSINATURA', 'PRAZO', 'CONHECIMENTO', 'SISTEMA'];

/** Which notices come to the screen and which by e-mail; those of the system always come to the screen. */
export const Avisos = () => {
  const text = useText();
  const { avisos = {} } = useSignedIn().userConfig.preferencias;
  return (
    <Sheet title={text('preferencias.mensagens.avisos')}>
      <p className={styles.intro}>{text('preferencias.mensagens.avisosAjuda')}</p>
      <table className={styles.notices}>
        <thead>
          <tr>
            <th scope="col">{text('preferencias.mensagens.tipo')}</th>
            <th scope="col">{text('preferencias.mensagens.tela')}</th>
            <th scope="col">{text('preferencias.mensagens.email')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const { tela = true, email = false } = avisos[kind] ?? {};
            const tipo = text(`preferencias.mensagens.tipos.${kind}`);
            const choose = (change: { tela?: boolean; email?: boolean }): void =>
              choosePreferences({ avisos: { [kind]: { tela, email, ...change } } });
            return (
              <tr key={kind}>
                <th scope="row">{tipo}</th>
                <td>
                  {kind === 'SISTEMA' ? (
                    <span className="sm mut">{text('preferencias.mensagens.sempre')}</span>
                  ) : (
                    <Checkbox
                      checked={tela}
                      slotProps={{ input: { 'aria-label': text('preferencias.mensagens.telaDe', { tipo }) } }}
                      onChange={(_, checked) => choose({ tela: checked })}
                    />
                  )}
                </td>
                <td>
                  <Checkbox
                    checked={email}
                    slotProps={{ input: { 'aria-label': text('preferencias.mensagens.emailDe', { tipo }) } }}
                    onChange={(_, checked) => choose({ email: checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
};
