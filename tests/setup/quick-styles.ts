/**
 * What an element looks like is asked for each one that a test looks for, and the window then tries every rule of the style sheet of
 * browsers on it and on all that is around it. Of those rules, the slow ones that tell nothing of being seen are not tried, and
 * those that only list tags are answered by the tag.
 */

/** Rules of the style sheet of browsers: directions of text, popovers, links, borders of tables, and lists in lists. */
const tellNothing = [
  /^(?:address|bdi?o?|\[dir\]|input\[type=tel i\]).*(?::dir\((?:ltr|rtl)\)|\[dir=auto i\])$/s,
  /^:(?:focus-visible|autofill|link|visited|link, :visited|link:active, :visited:active|popover-open::backdrop)$/,
  /^table\[rules=none i\],/,
  /^:is\(dir, (?:dl, )?menu, ol, ul\) :is\(/,
];
const onlyTags = /^[a-z][a-z0-9]*(,\s*[a-z][a-z0-9]*)*$/;

interface Checked {
  readonly match: boolean;
  readonly ast?: unknown;
}

interface DomSelector {
  check: (selector: string, element: { readonly localName: string }) => Checked;
}

interface DocumentOfJsdom {
  readonly _getDOMSelector: () => DomSelector;
}

/** The object behind the document, where jsdom keeps what it reads rules with. */
const behind = (): DocumentOfJsdom | undefined => {
  const key = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  return key && (document as unknown as Record<symbol, DocumentOfJsdom>)[key];
};

/** @throws when jsdom is another one: it would be slow without anybody knowing why */
export const quickenStyles = (): void => {
  const selector = behind()?._getDOMSelector();
  if (typeof selector?.check !== 'function') throw new Error('jsdom reads its rules in another way by now');
  const check = selector.check.bind(selector);
  const silent = new Map<string, boolean>();
  const listed = new Map<string, { readonly tags: ReadonlySet<string>; readonly ast: unknown }>();
  selector.check = (rule, element) => {
    const known = listed.get(rule);
    if (known) return { match: known.tags.has(element.localName), ast: known.ast };
    let skipped = silent.get(rule);
    if (skipped === undefined) silent.set(rule, (skipped = tellNothing.some((form) => form.test(rule))));
    if (skipped) return { match: false };
    const checked = check(rule, element);
    if (checked.match && onlyTags.test(rule))
      listed.set(rule, { tags: new Set(rule.split(/,\s*/)), ast: checked.ast });
    return checked;
  };
};
