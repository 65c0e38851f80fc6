import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { PreferenciaAviso } from '#schemas/shapes/preferencia.ts';
import { useText } from '#src/i18n/use-text.ts';
import { choosePreferences } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';
import { Resumo } from './Resumo.tsx';

/** What passed is told by the ways of what is near; what is blocked, by those of what it stops. */
type Kind = Exclude<Notificacao['tipo'], 'VENCIDO' | 'BLOQUEADO'>;

const kinds: readonly Kind[] = ['TRAMITE', 'ASSINATURA', 'PRAZO', 'CONHECIMENTO', 'SISTEMA'];

/** What the system has to say of the account does not wait for the digest. */
const ways = (kind: Kind) =>
  kind === 'SISTEMA' ? (['nao', 'naHora'] as const) : (['nao', 'naHora', 'resumo'] as const);

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
            const { tela = true, email = false, resumo = false } = avisos[kind] ?? {};
            const mail = email ? (resumo && kind !== 'SISTEMA' ? 'resumo' : 'naHora') : 'nao';
            const tipo = text(`preferencias.mensagens.tipos.${kind}`);
            const choose = (change: PreferenciaAviso): void =>
              choosePreferences({ avisos: { [kind]: { tela, email, resumo, ...change } } });
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
                  <Select
                    size="small"
                    value={mail}
                    className={styles.mail}
                    SelectDisplayProps={{ 'aria-label': text('preferencias.mensagens.emailDe', { tipo }) }}
                    onChange={({ target }) =>
                      choose({ email: target.value !== 'nao', resumo: target.value === 'resumo' })
                    }
                  >
                    {ways(kind).map((way) => (
                      <MenuItem key={way} value={way}>
                        {text(`preferencias.mensagens.correio.${way}`)}
                      </MenuItem>
                    ))}
                  </Select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {kinds.some((kind) => kind !== 'SISTEMA' && avisos[kind]?.email && avisos[kind].resumo) && <Resumo />}
    </Sheet>
  );
};
