// A frame is dark where the page around it is. Nothing is stored: the page remembers.
function setAppearance(isDark) {
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}

try {
  const page = window.parent.document.documentElement;
  const follow = () => setAppearance(page.classList.contains('dark'));
  new MutationObserver(follow).observe(page, { attributeFilter: ['class'] });
  follow();
} catch {
  // The writer's server has frames at a port of their own, which may not look at the page.
  setAppearance(matchMedia('(prefers-color-scheme: dark)').matches);
}
