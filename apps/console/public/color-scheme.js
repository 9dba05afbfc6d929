// Sets the colour scheme before the first paint, so that no page flashes white at night. It is a file
// of its own because the Content-Security-Policy allows no inline script. The key is Mantine's.
(function () {
  var scheme = null;
  try {
    scheme = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be forbidden; the system's preference stands then.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
