"""The service worker keeps the page, built files and public pictures, and nothing of a table."""

from playwright.async_api import Page

from tests.browser.people import NO_NETWORK, People

REGISTER = "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)"
CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = """
async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    paths.push(...kept.map((request) => new URL(request.url).pathname));
  }
  return paths;
}
"""
PICTURE = "/pictures/dreams/_back/small.webp"


async def kept(page: Page, path: str) -> list[str]:
    """What is kept, as soon as this is."""
    await page.wait_for_function(
        "async (path) => Boolean(await caches.match(path))", arg=path, polling=100
    )
    paths: list[str] = await page.evaluate(KEPT)
    return paths


async def test_built_files_and_public_pictures_are_kept_and_nothing_else(people: People) -> None:
    (ada,) = await people(service_worker=True)
    page = await ada.open("/")
    await page.evaluate(f"async () => {{ await {REGISTER} }}")
    await page.wait_for_function(CONTROLLED)
    await page.reload()
    await page.evaluate("Promise.all(['/api/decks', '/healthz', '/'].map((path) => fetch(path)))")
    script = await page.evaluate("document.querySelector('script[src]').src")
    await page.evaluate("(path) => fetch(path)", script)
    await page.evaluate("(path) => fetch(path)", PICTURE)
    await kept(page, script)
    paths = await kept(page, PICTURE)
    # The page is the same for everybody and at every address: it knows no table.
    others = [path for path in paths if not path.startswith(("/assets/", "/pictures/dreams/"))]
    assert set(others) <= {"/"}


async def test_what_is_kept_needs_no_network(people: People) -> None:
    (ada,) = await people(service_worker=True)
    page = await ada.open("/")
    await page.evaluate(f"async () => {{ await {REGISTER} }}")
    await page.wait_for_function(CONTROLLED)
    await page.evaluate("(path) => fetch(path)", PICTURE)
    await kept(page, PICTURE)
    ada.forgive(NO_NETWORK)
    await ada.context.set_offline(True)
    assert await page.evaluate("(path) => fetch(path).then((a) => a.status)", PICTURE) == 200
    assert await page.evaluate("fetch('/api/decks').then(() => true, () => false)") is False
