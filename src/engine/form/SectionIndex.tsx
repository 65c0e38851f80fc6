import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isWithin } from './field-path.ts';
import { bringToSight } from './focus-field.ts';
import type { FormSection } from './layout.ts';
import styles from './Form.module.css';

/** The sections of a long form beside it, with a mark where something needs attention. */
export function SectionIndex({
  sections,
  errors,
}: {
  sections: readonly FormSection[];
  errors: readonly FieldError[];
}) {
  const text = useText();
  const current = useSectionInView(sections);
  return (
    <nav className={styles.index} aria-label={text('cadastro.formulario.indice')}>
      <ul>
        {sections.map(({ id, title, names }) => {
          const wrong = errors.some(({ campo }) => names.some((name) => isWithin(campo, name)));
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={current === id ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                <span className="grow">{title}</span>
                {wrong && (
                  <>
                    <CircleAlert size={16} aria-hidden />
                    <span className="vh">{text('cadastro.formulario.secaoComErro')}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The section comes to the top and its first control gets the focus. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  bringToSight(section, 'top');
  section
    .querySelector<HTMLElement>('input, [role=combobox], textarea, button')
    ?.focus({ preventScroll: true });
}

/** The section that is at the top of what is in sight. */
function useSectionInView(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        const first = ids.split(',').find((id) => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-70px 0px -55% 0px' },
    );
    for (const id of ids.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
