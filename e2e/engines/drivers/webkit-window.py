#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: without a toolbar, so that it can be as narrow as a phone.

`--no-script` switches JavaScript off. What the console says goes to standard output.
"""
import sys
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

settings = WebKit2.Settings(enable_page_cache=True, enable_write_console_messages_to_stdout=True)
settings.set_enable_javascript_markup("--no-script" not in sys.argv)
# Not ephemeral: there WebKit keeps no file in a database, and so no draft of one.
folder = tempfile.TemporaryDirectory(prefix="engines-webkit-")
data = WebKit2.WebsiteDataManager(base_data_directory=folder.name, base_cache_directory=folder.name)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view::window", open_window)
    session.connect("create-web-view::tab", open_window)


context.connect("automation-started", started)
Gtk.main()
