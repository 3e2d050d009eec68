// The page around the frame says whether it is dark. Nothing is stored: the page remembers.
function setAppearance(dark) {
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
}

window.addEventListener('message', ({ data, origin }) => {
  const sameHost = new URL(origin).hostname === window.location.hostname;
  if (sameHost && data?.type === 'theme-change') setAppearance(data.dark === true);
});
