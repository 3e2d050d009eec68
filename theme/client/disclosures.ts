const OPEN = 'details[data-closes-alone][open]';

/** Lists below a button that need no script to open: they close on Escape, on a press elsewhere, and when the focus leaves. */
export function startDisclosures(): void {
  const close = (isLeft: (list: HTMLDetailsElement) => boolean) => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (isLeft(list)) list.open = false;
  };
  const closeOthers = ({ target }: Event) => close((list) => target instanceof Node && !list.contains(target));
  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close((list) => {
      const summary = list.querySelector('summary');
      if (list.contains(document.activeElement)) summary?.focus();
      return true;
    });
  });
}
